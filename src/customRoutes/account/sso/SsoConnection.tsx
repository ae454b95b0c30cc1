import { Button } from '@mui/material'
import { useState } from 'react'
import { listRoles, type Role } from '../../../../contracts/calls/roles.ts'
import { removeSso, type SsoState, saveSso, testSso, turnSso } from '../../../../contracts/calls/sso.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { roleField } from '../../../components/form/roleField.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useCallAction } from '../../../components/useCallAction.ts'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Sso.module.css'

type Connection = NonNullable<SsoState['connection']>
type Asking = 'save' | 'turnOff' | 'remove' | null

/** The issuer, and what is done with it: set up, test, turn on and off, remove. */
export const SsoConnection = ({ state }: { state: SsoState }) => {
  const text = useTexts('singleSignOn')
  const { connection, callback, people } = state
  const [asking, setAsking] = useState<Asking>(null)
  const { data: roles } = useCallQuery(listRoles, {})
  const close = () => setAsking(null)
  return (
    <>
      <FactList columns={1}>
        <FactRow label={text('callback')}>
          <span className={`mono ${styles.address}`}>{callback}</span>{' '}
          <CopyButton value={callback} name={text('callback')} />
        </FactRow>
        {connection && <ConnectionFacts connection={connection} roles={roles} />}
      </FactList>
      {people > 0 && <p className={styles.words}>{text('people', { smart_count: people })}</p>}
      {connection ? (
        // A connection that has changed is tested anew.
        <ConnectionActions key={connection.changedAt} connection={connection} onAsk={setAsking} />
      ) : (
        <Button variant="contained" onClick={() => setAsking('save')}>
          {text('setUp')}
        </Button>
      )}
      {asking === 'save' && roles && <SaveDialog connection={connection} roles={roles} onClose={close} />}
      {asking === 'turnOff' && (
        <ActionDialog
          danger
          call={turnSso}
          body={{ on: false }}
          title={text('turningOff.title')}
          detail={text('turningOff.detail')}
          confirm={text('turnOff')}
          done={text('turnedOff')}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
        <ActionDialog
          danger
          call={removeSso}
          title={text('removing.title')}
          detail={text('removing.detail')}
          confirm={text('remove')}
          done={text('removed')}
          onClose={close}
        />
      )}
    </>
  )
}

const ConnectionFacts = ({ connection, roles }: { connection: Connection; roles: readonly Role[] | undefined }) => {
  const text = useTexts('singleSignOn')
  const locale = useLocale()
  const { issuer, clientId, defaultRole, onlySso } = connection
  return (
    <>
      <FactRow label={text('facts.issuer')}>
        <span className={`mono ${styles.address}`}>{issuer}</span>
      </FactRow>
      <FactRow label={text('facts.clientId')}>
        <span className={`mono ${styles.address}`}>{clientId}</span>
      </FactRow>
      <FactRow label={text('facts.role')}>{roles?.find(({ id }) => id === defaultRole)?.name[locale]}</FactRow>
      <FactRow label={text('facts.only')}>{text(onlySso ? 'only.yes' : 'only.no')}</FactRow>
    </>
  )
}

interface ConnectionActionsProps {
  connection: Connection
  onAsk: (asking: Asking) => void
}

const ConnectionActions = ({ connection: { issuer, clientId, isOn }, onAsk }: ConnectionActionsProps) => {
  const text = useTexts('singleSignOn')
  const test = useCallMutation(testSso)
  const turn = useCallAction(turnSso)
  return (
    <>
      <div className={styles.actions}>
        <BusyButton
          variant="outlined"
          busy={test.isPending}
          onClick={() => test.mutate({ body: { issuer, clientId, clientSecret: null } })}
        >
          {text('test')}
        </BusyButton>
        {isOn ? (
          <Button variant="outlined" color="error" onClick={() => onAsk('turnOff')}>
            {text('turnOff')}
          </Button>
        ) : (
          <BusyButton
            variant="contained"
            busy={turn.busy}
            onClick={() => turn.run({ body: { on: true } }, text('turnedOn'))}
          >
            {text('turnOn')}
          </BusyButton>
        )}
        <Button variant="outlined" onClick={() => onAsk('save')}>
          {text('change')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => onAsk('remove')}>
          {text('remove')}
        </Button>
      </div>
      {test.isSuccess && <InlineAlert tone="success">{text('tested')}</InlineAlert>}
      {test.error && <InlineAlert tone="danger">{test.error.message}</InlineAlert>}
    </>
  )
}

interface SaveDialogProps {
  connection: Connection | null
  roles: readonly Role[]
  onClose: () => void
}

const SaveDialog = ({ connection, roles, onClose }: SaveDialogProps) => {
  const text = useTexts('singleSignOn')
  const locale = useLocale()
  const mono = { mono: true, autoComplete: 'off' } as const
  return (
    <ActionDialog
      guard
      call={saveSso}
      title={text('form.title')}
      fields={[
        { source: 'issuer', kind: 'url', label: text('form.issuer'), hint: text('form.issuerHint'), ...mono },
        { source: 'clientId', label: text('form.clientId'), ...mono },
        {
          source: 'clientSecret',
          kind: 'password',
          label: text('form.clientSecret'),
          ...(connection ? { hint: text('form.secretHint') } : { required: true }),
          autoComplete: 'off',
        },
        roleField('defaultRole', { label: text('form.role'), roles, locale }),
        { source: 'onlySso', kind: 'switch', label: text('form.only'), hint: text('form.onlyHint') },
      ]}
      defaults={connection ?? { defaultRole: 'view' }}
      confirm={text('form.submit')}
      done={text('form.saved')}
      onClose={onClose}
    />
  )
}
