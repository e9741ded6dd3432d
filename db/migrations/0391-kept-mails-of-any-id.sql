-- An e-mail's id names what it tells and which version of it: a registration's, an enquiry's, a chat's answer. Not every one is a
-- UUID, and one that is none was refused here while it was sent by SMTP. What the version before sends is a text, too.
alter table kept_mails alter column id type text;
