import { Ban, CircleCheck, FlaskConical, Hourglass, type LucideIcon, Zap } from 'lucide-react'
import { keyScopes } from '../../../contracts/checks/apiKeys.ts'
import { entryOf, isProductId } from '../../../contracts/checks/catalogue.ts'
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

/** A word without a chip: only the status of a row is a chip. */
export const ModeName = ({ record: { mode } }: OfKey) => apiKey.fields.mode.choices[mode].label[useLocale()]

export const KeyStatus = ({ record: { status } }: OfKey) => {
  const locale = useLocale()
  const { label, tone = 'neutral' } = apiKey.fields.status.choices[status]
  return <ToneChip tone={tone} icon={statusIcons[status]} label={label[locale]} />
}

export const Name = ({ record: { name } }: OfKey) => <b className={styles.name}>{name}</b>

/** Table rows cannot be opened by keyboard, so the name is a button. */
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

/** The first and last characters of the key, and how long its previous secret remains valid. */
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

/** A readable label for a scope. */
export const useScopeLabel = () => {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  return (scope: string): string =>
    isProductId(scope)
      ? entryOf(scope).label[locale]
      : text(`scopes.${scope as 'verifications' | 'files' | 'intelligence-report' | 'cases' | 'esign'}`)
}

/** The key's scopes in one line: everything, a single scope, or the number of scopes. */
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

/** When the key expires; for an expired one, in words. */
export const Expiry = ({ record: { expiresAt, status } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  if (!expiresAt) return text('noEnd')
  const time = short(expiresAt)
  return <span className="num">{status === 'expired' ? text('endedAt', { time }) : time}</span>
}

/** When the key expires or expired, in words, for cards. */
export const ExpiryLine = ({ record }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  const { expiresAt, status } = record
  if (!expiresAt || status === 'expired') return <Expiry record={record} />
  return <span className="num">{text('endsAt', { time: short(expiresAt) })}</span>
}

export const LastUse = ({ record: { lastUsedAt } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return lastUsedAt ? <span className="num">{short(lastUsedAt)}</span> : text('never')
}

/** The last use with its label, for cards. */
export const LastUseLine = ({ record: { lastUsedAt } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return lastUsedAt ? text('usedAt', { time: short(lastUsedAt) }) : text('neverUsed')
}

/** The last use with the network that the call came from. */
export const LastUseInFull = ({ record: { lastUsedAt, lastUsedFrom } }: OfKey) => {
  const text = useTexts('apiKeys')
  const { full } = useDateFormats()
  if (!lastUsedAt) return text('never')
  const time = full(lastUsedAt)
  return lastUsedFrom ? text('detail.lastUsed', { time, from: lastUsedFrom }) : time
}

/** The drawer's heading. */
export const KeyHeading = ({ record }: OfKey) => (
  <div className={styles.subject}>
    <b>{record.name}</b>
    <span className={styles.chips}>
      <ModeChip mode={record.mode} />
      <KeyStatus record={record} />
    </span>
  </div>
)
