-- What staff type and have not sent: answers to enquiries and chats, letters about incidents, texts of outages.
alter table drafts
  drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (
    kind in (
      'plan', 'notice', 'question', 'policy', 'order_note', 'words', 'destination', 'region', 'networks', 'prices',
      'links', 'china', 'enquiry_answer', 'chat_answer', 'incident_letter', 'outage'
    )
  );
