import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { z } from 'zod'
import type { Call } from '../../../../contracts/calls/define.ts'
import {
  listShares,
  revokeShare,
  shareLifetimes,
  shareVerification,
} from '../../../../contracts/calls/verificationShares.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { CopyBox } from '../../../components/CopyBox.tsx'
import { ActionDialog, type ResultProps } from '../../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { callQueryKey, useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Detail.module.css'

type Share = z.output<typeof listShares.reply>[number]

/** The links that show a check to people outside. Only the account's owner may make and see them. */
export const SharedLinks = ({ id }: { id: string }) => (useCanCall(listShares) ? <Links id={id} /> : null)

const Links = ({ id }: { id: string }) => {
  const text = useTexts('checkPages')
  const cache = useQueryClient()
  const [sharing, setSharing] = useState(false)
  const { data } = useCallQuery(listShares, { params: { id } })
  const refresh = () => void cache.invalidateQueries({ queryKey: callQueryKey(listShares) })
  const lifetimes = shareLifetimes.map(value => ({ value, label: text(`share.lifetimes.${value}`) }))
  return (
    <Section
      title={text('share.title')}
      aside={
        <Button size="small" startIcon={<Share2 />} onClick={() => setSharing(true)}>
          {text('share.add')}
        </Button>
      }
    >
      {data?.length === 0 && <p className={styles.unshared}>{text('share.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.shares}>
          {data.map(share => (
            <ShareRow key={share.id} id={id} share={share} onRevoked={refresh} />
          ))}
        </ul>
      )}
      {sharing && (
        <ActionDialog
          call={shareVerification}
          params={{ id }}
          defaults={{ lifetime: 'day' as const }}
          fields={[{ source: 'lifetime', kind: 'segmented', label: text('share.lifetime'), choices: lifetimes }]}
          title={text('share.dialog')}
          detail={text('share.detail')}
          confirm={text('share.submit')}
          result={NewLink}
          onDone={refresh}
          onClose={() => setSharing(false)}
        />
      )}
    </Section>
  )
}

/** Shows the link once. */
const NewLink = ({ reply, titleId, onClose }: ResultProps<Call>) => {
  const text = useTexts('checkPages')
  const { full } = useDateFormats()
  const { url, share } = reply as z.output<typeof shareVerification.reply>
  return (
    <>
      <DialogTitle id={titleId}>{text('share.madeTitle')}</DialogTitle>
      <DialogContent className={styles.newLink}>
        <InlineAlert tone="warning">{text('share.made')}</InlineAlert>
        <CopyBox value={url} name={text('share.link')} />
        <p className={styles.unshared}>{text('share.until', { time: full(share.expiresAt) })}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('share.close')}
        </Button>
      </DialogActions>
    </>
  )
}

const tones = { active: 'success', expired: 'neutral', revoked: 'neutral' } as const

const ShareRow = ({ id, share, onRevoked }: { id: string; share: Share; onRevoked: () => void }) => {
  const text = useTexts('checkPages')
  const notify = useNotify()
  const { full, short } = useDateFormats()
  const revoke = useCallMutation(revokeShare)
  const { state, openings, lastOpenedAt } = share
  const press = () =>
    revoke.mutate(
      { params: { id, shareId: share.id } },
      {
        onSuccess: () => {
          notify(text('share.revoked'), { type: 'success' })
          onRevoked()
        },
        onError: error => notify(error.message, { type: 'error' }),
      },
    )
  return (
    <li>
      <div>
        <ToneChip tone={tones[state]} label={text(`share.state.${state}`)} />
        <span className="num">{text('share.until', { time: short(share.expiresAt) })}</span>
        {state === 'active' && (
          <Button
            size="small"
            color="error"
            disabled={revoke.isPending}
            aria-label={text('share.revokeOf', { time: full(share.createdAt) })}
            onClick={press}
          >
            {text('share.revoke')}
          </Button>
        )}
      </div>
      <p>
        {lastOpenedAt
          ? text('share.opened', { smart_count: openings, time: short(lastOpenedAt) })
          : text('share.unopened')}
      </p>
      <p>{text('share.by', { by: share.createdBy, time: short(share.createdAt) })}</p>
    </li>
  )
}
