-- A key that each master key of documents has wrapped: a start with other bytes under the same name sees it before it seals anything.
create table document_key_marks (
  name text primary key,
  wrapped bytea not null
);
