// Two-step sign-in: whether it is on, and what sets it up, makes new recovery codes or switches it off (docs/decisions/sign-in.md#two-step-sign-in).
import type { SecondFactor } from '@earshot/core/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { secondFactorKey } from '../../session/second-factor.ts';
import { useTexts } from '../../texts/texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import { accountTexts } from './texts/account-texts.ts';

export function SecondFactorPanel() {
  const { second: texts } = useTexts(accountTexts);
  const factor = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => api.auth.getSecondFactor({ signal }),
  });
  return (
    <Panel title={texts.title}>
      <Loaded query={factor}>{(data) => <Present factor={data} />}</Loaded>
    </Panel>
  );
}

function Present({ factor }: { factor: SecondFactor }) {
  const { second: texts } = useTexts(accountTexts);
  const queries = useQueryClient();
  const [act, setAct] = useState<'setUp' | 'renew' | 'switchOff' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <p>{factor.isOn ? texts.isOn(factor.recoveryCodesLeft) : texts.isOff}</p>
      {factor.isOn ? (
        <Button variant="quiet" onClick={() => setAct('renew')}>
          {texts.renew}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => setAct('setUp')}>
          {texts.setUp}
        </Button>
      )}
      {factor.isOn && factor.isRequired && <p>{texts.required}</p>}
      {factor.isOn && !factor.isRequired && (
        <Button variant="quiet" onClick={() => setAct('switchOff')}>
          {texts.switchOff}
        </Button>
      )}
      {/* Apart from the state above, which changes meanwhile: the recovery codes are shown only once. */}
      {act === 'setUp' && <SecondFactorSetUp onClose={close} />}
      {act === 'renew' && (
        <SecondFactorProof
          title={texts.renew}
          text={texts.renewText}
          submit={texts.renewSubmit}
          act={(proof) => api.auth.renewRecoveryCodes(proof)}
          onDone={({ recoveryCodes }) => {
            setCodes(recoveryCodes);
            close();
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {act === 'switchOff' && (
        <SecondFactorProof
          isDangerous
          title={texts.offTitle}
          text={texts.offText}
          submit={texts.switchOff}
          act={(proof) => api.auth.disableSecondFactor(proof)}
          onDone={async () => {
            toast(texts.switchedOff);
            await queries.invalidateQueries({ queryKey: secondFactorKey });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
