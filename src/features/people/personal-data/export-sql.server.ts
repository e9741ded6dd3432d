import { stateAsToldSql } from "../../delivery/dispatches/parcel-as-told.server.ts";

/** The rows behind a subquery as one list of objects, in its order. */
const list = (rows: string) => `(select coalesce(jsonb_agg(to_jsonb(it)), '[]') from (${rows}) it)`;

/** Of letters `m`: one that staff can still take back has not left. */
const hasLeft = "(m.held_until is null or m.sent_at is not null)";

const ofOrder = `
  ${list(`select consent, text_version as version, given_at as "givenAt" from order_consents c where c.order_id = o.id
    order by consent`)} as consents,
  ${list(`select method, state, amount, currency, charged_amount as "chargedAmount",
    charged_currency as "chargedCurrency", coalesce(settled_at, created_at) as at
    from payments p where p.order_id = o.id order by created_at, id`)} as payments,
  ${list(`select reason, state, amount, currency, asked_at as "askedAt", settled_at as "settledAt" from refunds r
    where r.order_id = o.id order by asked_at, id`)} as refunds,
  ${list(`select kind, case when is_told then state else 'asked' end as state, reason, note, name, contact,
    case when is_told then answer end as answer, asked_at as "askedAt", case when is_told then decided_at end as "decidedAt"
    from refund_requests r, lateral (select r.state <> 'rejected' or coalesce(bool_or(${hasLeft}), true) as is_told
      from mails m where m.order_id = o.id and m.kind = 'refund_rejected' and m.what = r.id::text) letter
    where r.order_id = o.id order by asked_at, id`)} as requests,
  ${list(`select name, contact, received_at as "receivedAt", confirmed_at as "confirmedAt" from withdrawal_statements w
    where w.order_id = o.id order by received_at, id`)} as "declaredWithdrawals",
  (select jsonb_build_object('country', country, 'province', province, 'city', city, 'address', address, 'postalCode', postal_code, 'contactPerson', contact_person, 'phone', phone)
    from order_addresses a where a.order_id = o.id) as shipping,
  ${list(`select name, email from order_travellers t where t.order_id = o.id order by position`)} as travellers,
  (select document_type from order_documents d where d.order_id = o.id) as "documentType",
  (select coalesce(jsonb_agg(iccid order by position), '[]') from order_renewals r where r.order_id = o.id) as "renewedSims",
  ${list(`select iccid, state, use_by as "useBy", activated_at as "activatedAt", expires_at as "expiresAt",
    used_mb as "usedMb",
      ${list(`select u.day, (u.used_bytes / 1048576)::int as "usedMb" from usage_days u
        where u.order_id = d.order_id and u.position = d.position order by u.day`)} as usage
    from data_plans d where d.order_id = o.id order by position`)} as packages,
  ${list(`select kind, sent_at as "sentAt" from mails m where m.order_id = o.id and ${hasLeft} order by queued_at, id`)} as letters`;

/**
 * All data of an account's owner, or of a guest, in one statement and so one snapshot: $1 the account or null, $2 the
 * most orders, $3 the mailbox, $4 now: what staff can still take back is told to nobody. It names
 * every column: hashes, tokens, keys, activation codes and gateway references are not among them.
 */
export const exportSql = `
select
  case when a.id is not null then jsonb_build_object('email', a.email, 'phone', a.phone, 'language', a.lang, 'hasPassword', a.password_hash is not null,
    'privacyPolicyVersion', a.privacy_version, 'privacyPolicyAgreedAt', a.privacy_given_at, 'createdAt',
      a.created_at) end as account,
  ${list(`select device, country, stays as "staysSignedIn", created_at as "signedInAt", seen_at as "seenAt",
    expires_at as "endsAt" from sessions s where s.account_id = a.id order by seen_at desc, id`)} as sessions,
  ${list(`select name, created_at as "createdAt", used_at as "usedAt" from passkeys p where p.account_id = a.id
    order by created_at, id`)} as passkeys,
  ${list(`select country, province, city, district, address, postal_code as "postalCode",
    contact_person as "contactPerson", phone, email, preferred, created_at as "createdAt"
    from account_addresses b where b.account_id = a.id order by created_at, id`)} as addresses,
  ${list(`select iccid, remark, added as "addedByHand", hidden, added_at as "addedAt" from account_sims s
    where s.account_id = a.id order by added_at, iccid`)} as sims,
  (select jsonb_build_object('kinds', kinds, 'byMail', by_mail, 'byPush', by_push) from alert_choices c
    where c.account_id = a.id) as alerts,
  ${list(`select endpoint, lang as language, created_at as "createdAt" from push_subscriptions p
    where p.account_id = a.id order by created_at, id`)} as "pushSubscriptions",
  ${list(`select state, brand, last_four as "lastFour", expires_on as "expiresOn", asked_at as "askedAt",
    saved_at as "savedAt" from saved_cards c where c.account_id = a.id order by asked_at, id`)} as "savedCards",
  ${list(`select iccid, plan_code as plan, days, currency, unit_amount as "unitAmount", monthly_cap as "monthlyCap",
    on_since as "onSince", stopped, changed_at as "changedAt"
    from auto_top_ups t where t.account_id = a.id order by iccid`)} as "autoTopUps",
  ${list(`select iccid, proven_at as "provenAt" from prepaid_holders t where t.account_id = a.id
    order by iccid`)} as "prepaidCards",
  ${list(`select iccid, below, by_text as "byText", changed_at as "changedAt"
    from prepaid_alerts t where t.account_id = a.id order by iccid`)} as "prepaidAlerts",
  ${list(`select iccid, tariff, below, amount, monthly_cap as "monthlyCap", consent_version as "consentVersion",
    on_since as "onSince", stopped, changed_at as "changedAt"
    from prepaid_auto_top_ups t where t.account_id = a.id order by iccid`)} as "prepaidAutoTopUps",
  ${list(`select number, state, iccid, amount, bonus, email, phone, asked_at as "askedAt", paid_at as "paidAt",
    valid_until as "validUntil"
    from top_ups u where u.account_id = a.id or (u.account_id is null and lower(u.email) = asked.email)
    order by asked_at desc, number`)} as "topUps",
  ${list(`select language, begun_at as "begunAt", email,
    ${list(`select who, said, lead as quoted, helpful, at from chat_lines l where l.chat_id = c.id
      and (held_until is null or held_until <= $4) order by place`)} as lines
    from chats c where c.account_id = a.id or lower(c.email) = asked.email order by begun_at, id`)} as chats,
  ${list(`select language, email, asked_at as "askedAt", confirmed_at as "confirmedAt", forget_at as "forgetAt"
    from status_subscribers s where lower(s.email) = asked.email
    union all select language, email, asked_at, confirmed_at, forget_at
    from outage_waiters w where lower(w.email) = asked.email`)} as "statusMails",
  ${list(`select number, told as state, plan_code as plan, way, days, quantity, currency, unit_amount as "unitAmount",
    postal_amount as postage, discount_amount as discount,
      promo_code as "promoCode", total_amount as total, email, lang as
        language, channel, order_source as source, order_sub_source as "subSource", web_uuid as "browserId",
      device, departs_on as "departsOn", reminders, placed_at as "placedAt", paid_at as "paidAt",
        case when told = state then closed_at end as "closedAt", ${ofOrder}
    from (
      (select * from orders where account_id = a.id order by placed_at desc, id limit $2::int)
      union all
      (select * from orders where account_id is null and lower(email) = asked.email order by placed_at desc, id
        limit $2::int)
    ) o, lateral (select ${stateAsToldSql} as told) as_told order by o.placed_at desc, o.id limit $2::int`)} as orders
from (select $1::uuid as id, $3::text as email) asked left join accounts a on a.id = asked.id`;
