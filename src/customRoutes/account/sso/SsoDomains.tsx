import { Button } from '@mui/material'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { addSsoDomain, checkSsoDomain, removeSsoDomain, type SsoDomain } from '../../../../contracts/calls/sso.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallAction } from '../../../components/useCallAction.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Sso.module.css'

/** The domains whose people may come, and the DNS records that prove them. */
export const SsoDomains = ({ domains }: { domains: readonly SsoDomain[] }) => {
  const text = useTexts('singleSignOn')
  const [adding, setAdding] = useState(false)
  return (
    <div className={styles.domains}>
      <h3>{text('domains')}</h3>
      <p className={styles.words}>{domains.length === 0 ? text('noDomains') : text('domainsLead')}</p>
      <ul aria-label={text('domains')}>
        {domains.map(domain => (
          <Domain key={domain.id} domain={domain} />
        ))}
      </ul>
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {text('addDomain')}
      </Button>
      {adding && (
        <ActionDialog
          call={addSsoDomain}
          title={text('addDomain')}
          fields={[
            { source: 'domain', label: text('domain'), hint: text('domainHint'), mono: true, autoComplete: 'off' },
          ]}
          confirm={text('addDomain')}
          done={text('domainAdded')}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

const looks = {
  waiting: { tone: 'info', icon: Clock },
  verified: { tone: 'success', icon: CircleCheck },
  lost: { tone: 'warning', icon: TriangleAlert },
} as const

const Domain = ({ domain: { id, domain, state, record, answer } }: { domain: SsoDomain }) => {
  const text = useTexts('singleSignOn')
  const { run, busy } = useCallAction(checkSsoDomain)
  const [removing, setRemoving] = useState(false)
  return (
    <li>
      <div className={styles.domain}>
        <b>{domain}</b>
        <ToneChip {...looks[state]} label={text(`state.${state}`)} />
      </div>
      {state !== 'verified' && (
        <>
          <FactList columns={1}>
            {(['name', 'value'] as const).map(part => {
              const label = text(part === 'name' ? 'recordName' : 'recordValue')
              return (
                <FactRow key={part} label={label}>
                  <span className={`mono ${styles.address}`}>{record[part]}</span>{' '}
                  <CopyButton value={record[part]} name={`${label}: ${domain}`} />
                </FactRow>
              )
            })}
          </FactList>
          {answer && <p className={styles.words}>{text(`answer.${answer}`)}</p>}
        </>
      )}
      <div className={styles.actions}>
        {state !== 'verified' && (
          <BusyButton
            size="small"
            variant="outlined"
            busy={busy}
            aria-label={text('checkNamed', { domain })}
            onClick={() => run({ params: { id } }, reply => text(`answer.${reply.answer ?? 'noAnswer'}`))}
          >
            {text('check')}
          </BusyButton>
        )}
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('removeDomainNamed', { domain })}
          onClick={() => setRemoving(true)}
        >
          {text('removeDomain')}
        </Button>
      </div>
      {removing && (
        <ActionDialog
          danger
          call={removeSsoDomain}
          params={{ id }}
          title={text('removingDomain.title', { domain })}
          detail={text('removingDomain.detail')}
          confirm={text('removeDomain')}
          done={text('domainRemoved')}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}
