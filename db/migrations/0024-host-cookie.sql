-- Whether the browser was given this session in the cookie `session`, which another host of the domain could have written; from now on
-- it is `__Host-session` over https. Who signed in before goes on: these alone are still found by the old name.
alter table sessions add column plain_cookie boolean not null default true;
