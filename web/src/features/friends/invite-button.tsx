// The button that invites a person, and says that they are invited.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";

export function InviteButton({ name, invite }: { name: string; invite: () => Promise<boolean> }) {
  const [invited, setInvited] = useState(false);
  return (
    <button
      type="button"
      class="btn small"
      aria-label={t(invited ? "friends.invited_who" : "friends.invite_who", { name })}
      aria-disabled={invited}
      onClick={() => {
        if (!invited) void invite().then(setInvited);
      }}
    >
      {invited && <Icon id="tick" />}
      {t(invited ? "friends.invited" : "friends.invite")}
    </button>
  );
}
