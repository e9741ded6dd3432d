-- What a box said when it was ticked; of the privacy policy its version names the text (policy_texts).
alter table real_name_consents add column said text;
