-- A customer is found by the end of a phone number, of the account or on a parcel, from the last digit on.
create index accounts_by_phone_end on accounts (reverse(phone) collate "C") where phone is not null;
create index order_addresses_by_phone_end on order_addresses (reverse(phone) collate "C");
