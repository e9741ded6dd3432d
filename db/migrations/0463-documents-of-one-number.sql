-- Passports of two states may have one number. Null: of a document whose kind has one issuer, or kept before states were told apart; then
-- the number alone is compared, which errs on the side of one person.
alter table real_names add column issuer_mark bytea;
