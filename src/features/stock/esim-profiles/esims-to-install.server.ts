import { activationCode, androidInstallLink, appleInstallLink } from "../../../kernel/activation-code.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { profilesOfOrder, type EsimProfile } from "./store.server.ts";

/** The eSIMs of a delivered order with their codes unsealed: for the install page and the e-mails only. */
export async function esimsToInstall(db: DbOrTx, vault: Vault, orderId: string) {
  return (await profilesOfOrder(db, orderId)).map((profile) => esimToInstall(profile, vault));
}

export type OpenedEsim = ReturnType<typeof esimToInstall>;

function esimToInstall(profile: EsimProfile, vault: Vault) {
  const matchingId = vault.open(profile.matching_id_sealed);
  const confirmationCode = profile.confirmation_code_sealed ? vault.open(profile.confirmation_code_sealed) : null;
  const code = activationCode({
    smdpAddress: profile.smdp_address,
    matchingId,
    needsConfirmation: confirmationCode !== null,
  });
  return {
    position: profile.position!,
    iccid: profile.iccid,
    smdpAddress: profile.smdp_address,
    matchingId,
    activationCode: code,
    appleLink: appleInstallLink(code),
    androidLink: androidInstallLink(code),
    confirmationCode,
    profileState: profile.profile_state,
    profileStateAt: profile.profile_state_at?.toISOString() ?? null,
    device: profile.device,
  };
}
