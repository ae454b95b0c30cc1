import { Ban, CircleCheck, FlaskConical, Hourglass, type LucideIcon, Zap } from 'lucide-react'
import { keyScopes } from '../../../contracts/apiKeys.ts'
import { isProductId, productOf } from '../../../contracts/products/index.ts'
import { type ApiKey, apiKey } from '../../../contracts/resources/apiKey.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiKeys.module.css'

interface OfKey {
  record: ApiKey
}

const modeIcons: Record<ApiKey['mode'], LucideIcon> = { test: FlaskConical, live: Zap }
const statusIcons: Record<ApiKey['status'], LucideIcon> = { active: CircleCheck, expired: Hourglass, revoked: Ban }

export const ModeChip = ({ mode }: Pick<ApiKey, 'mode'>) => {
  const locale = useLocale()
  const { label, tone = 'neutral' } = apiKey.fields.mode.choices[mode]
  return <ToneChip tone={tone} icon={modeIcons[mode]} label={label[locale]} />
}

export const Mode = ({ record: { mode } }: OfKey) => <ModeChip mode={mode} />

export const KeyStatus = ({ record: { status } }: OfKey) => {
  const locale = useLocale()
  const { label, tone = 'neutral' } = apiKey.fields.status.choices[status]
  return <ToneChip tone={tone} icon={statusIcons[status]} label={label[locale]} />
}

export const Name = ({ record: { name } }: OfKey) => <b className={styles.name}>{name}</b>

/** The name in a table, where the keyboard has no other way to open the row. */
export const NameButton = ({ record: { id, name } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { open } = useOpenRecord()
  return (
    <button
      type="button"
      className={styles.open}
      title={name}
      aria-label={text('detail.open', { name })}
      aria-haspopup="dialog"
      onClick={event => {
        event.stopPropagation()
        open(id)
      }}
    >
      {name}
    </button>
  )
}

/** The key's beginning and end, and until when the one before it still works. */
export const KeyHint = ({ record: { hint, previous } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return (
    <span className={styles.hintCell}>
      <span className="mono">{hint}</span>
      {previous && <span className={styles.old}>{text('oldSecret', { time: short(previous.until) })}</span>}
    </span>
  )
}

export const OldKey = ({ record: { previous } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { full } = useDateFormats()
  return previous && text('detail.previousUntil', { hint: previous.hint, time: full(previous.until) })
}

/** What a scope opens, in words. */
export const useScopeLabel = () => {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  return (scope: string): string => (isProductId(scope) ? productOf(scope).label[locale] : text('scopes.verifications'))
}

/** What a key may call, in a line: everything, the one thing, or how many. */
export const Scopes = ({ record: { scopes } }: OfKey) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  const [first, ...more] = scopes ?? []
  if (!first) return text('everything')
  return more.length === 0 ? label(first) : text('someScopes', { count: more.length + 1, all: keyScopes.length })
}

export const AllScopes = ({ record: { scopes } }: OfKey) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  return scopes ? scopes.map(label).join(', ') : text('everything')
}

/** When a key ends or has ended. */
export const Expiry = ({ record: { expiresAt, status } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  if (!expiresAt) return text('noEnd')
  return <span className="num">{text(status === 'expired' ? 'endedAt' : 'endsAt', { time: short(expiresAt) })}</span>
}

export const LastUse = ({ record: { lastUsedAt } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return lastUsedAt ? <span className="num">{short(lastUsedAt)}</span> : text('never')
}

/** With its label, on a card. */
export const LastUseLine = ({ record: { lastUsedAt } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return lastUsedAt ? text('usedAt', { time: short(lastUsedAt) }) : text('neverUsed')
}

/** With the network that the call came from. */
export const LastUseInFull = ({ record: { lastUsedAt, lastUsedFrom } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { full } = useDateFormats()
  if (!lastUsedAt) return text('never')
  const time = full(lastUsedAt)
  return lastUsedFrom ? text('detail.lastUsed', { time, from: lastUsedFrom }) : time
}

/** The drawer's head. */
export const KeyHeading = ({ record }: OfKey) => (
  <div className={styles.subject}>
    <b>{record.name}</b>
    <span className={styles.chips}>
      <Mode record={record} />
      <KeyStatus record={record} />
    </span>
  </div>
)
