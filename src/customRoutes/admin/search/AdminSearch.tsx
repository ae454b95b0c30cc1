import { Autocomplete, InputAdornment, TextField } from '@mui/material'
import {
  Braces,
  CreditCard,
  FileSpreadsheet,
  FileText,
  Inbox,
  Landmark,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Search,
  SquareCheck,
  Undo2,
  UserRound,
  UserRoundCog,
} from 'lucide-react'
import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminSearch, type SearchHit } from '../../../../contracts/calls/adminSearch.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useDelayed } from '../../../components/useDelayed.ts'
import { useSettled } from '../../../components/useSettled.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminSearch.module.css'
import { searchHitPath } from './searchHits.ts'

const PAUSE_MS = 250
const SLOW_MS = 3_000
const MIN = 2

interface AdminSearchProps {
  autoFocus?: boolean
  /** Called after a result was chosen. */
  onDone?: () => void
}

/** Global search. Arrow keys select, Enter opens, Escape closes. */
export const AdminSearch = ({ autoFocus = false, onDone }: AdminSearchProps) => {
  const text = useTexts('admin')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useSearchShortcut(field)
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const settled = useSettled(q, PAUSE_MS)
  const { data, error } = useCallQuery(adminSearch, { query: { q: settled } }, { enabled: settled.length >= MIN })
  const waiting = settled !== q || (!data && !error)
  const none = q.length < MIN ? 'more' : waiting ? <Searching /> : error ? 'failed' : 'none'

  const open = (hit: SearchHit | null) => {
    if (!hit) return
    setTyped('')
    field.current?.blur()
    void navigate(searchHitPath(hit))
    onDone?.()
  }
  return (
    <Autocomplete<SearchHit>
      className={styles.search}
      autoHighlight
      forcePopupIcon={false}
      clearIcon={null}
      value={null}
      inputValue={typed}
      options={waiting || q.length < MIN ? [] : (data?.hits ?? [])}
      filterOptions={hits => hits}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      getOptionLabel={({ title }) => title}
      noOptionsText={typeof none === 'string' ? text(`search.${none}`) : none}
      onInputChange={(_, value) => setTyped(value)}
      onChange={(_, hit) => open(hit)}
      slotProps={{ paper: { className: styles.paper } }}
      renderOption={({ key, ...props }, hit) => <SearchHitOption key={key} {...props} hit={hit} />}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          inputRef={field}
          autoFocus={autoFocus}
          placeholder={text('search.label')}
          slotProps={{
            htmlInput: { ...inputProps, 'aria-label': text('search.label'), maxLength: 120 },
            input: {
              ...InputProps,
              startAdornment: (
                <InputAdornment position="start">
                  <Search aria-hidden="true" />
                </InputAdornment>
              ),
              endAdornment: (
                <kbd className={styles.key} title={text('search.key')} aria-hidden="true">
                  /
                </kbd>
              ),
            },
          }}
        />
      )}
    />
  )
}

/** Says after a while that the search goes on. */
const Searching = () => {
  const text = useTexts('admin')
  return <span role="status">{text(useDelayed(SLOW_MS) ? 'search.slow' : 'search.searching')}</span>
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** `/` focuses the field unless the user is typing or a dialog is open. */
function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

const icons: Record<SearchHit['kind'], LucideIcon> = {
  user: UserRound,
  challanOrder: ReceiptText,
  challanRefund: Undo2,
  payment: CreditCard,
  invoice: FileText,
  payout: Landmark,
  verification: SquareCheck,
  request: Braces,
  job: FileSpreadsheet,
  transfer: ScrollText,
  lead: Inbox,
  staff: UserRoundCog,
}

/** One result: its kind, name and identifying details. */
const SearchHitOption = ({ hit, ...props }: HTMLAttributes<HTMLLIElement> & { hit: SearchHit }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const Icon = icons[hit.kind]
  const { amountPaise, at, detail } = hit
  const parts = [amountPaise === null ? null : formatPaise(amountPaise), at && short(at), detail]
  return (
    <li {...props}>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.words}>
        <b>{hit.title}</b>
        <span className="num">{parts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.kind}>{text(`search.kind.${hit.kind}`)}</span>
    </li>
  )
}
