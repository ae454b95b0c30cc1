import { Dialog, IconButton, useAutocomplete } from '@mui/material'
import { type LucideProps, Search, X } from 'lucide-react'
import { useStore } from 'ra-core'
import { type ComponentType, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Palette.module.css'

/** Something that the palette opens. */
export interface Command {
  /** Stays the same between sessions. */
  id: string
  label: string
  detail?: string
  icon: ComponentType<LucideProps>
  to: string
  /** Leaves the app. */
  outside?: 'here' | 'newTab' | undefined
}

/** What was found for the typed text. */
export interface Finding {
  commands: readonly Command[]
  searching: boolean
}

interface CommandPaletteProps {
  pages: readonly Command[]
  products?: readonly Command[]
  /** Searches records while the person types. */
  useFinding: (typed: string) => Finding
  placeholder: string
  onClose: () => void
}

type Group = 'recent' | 'found' | 'pages' | 'products'
type Option = Command & { group: Group }

const MAX_RECENT = 5

const words = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean)

const matches = (option: Option, typed: string) => {
  const own = `${option.label} ${option.detail ?? ''}`.toLocaleLowerCase()
  return option.group === 'found' || words(typed).every(word => own.includes(word))
}

/** A dialog to type where to go. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const label = useTexts('palette')('title')
  return (
    <Dialog open onClose={props.onClose} slotProps={{ paper: { 'aria-label': label, className: styles.paper } }}>
      <Combobox {...props} />
    </Dialog>
  )
}

/**
 * A combobox over everything that can be opened: arrow keys select, Enter opens, Escape closes. A component of its own, because its
 * hook needs the field, which the dialog renders later than itself.
 */
const Combobox = ({ pages, products = [], useFinding, placeholder, onClose }: CommandPaletteProps) => {
  const text = useTexts('palette')
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useStore<string[]>('palette.recent', [])
  const { commands: found, searching } = useFinding(typed.trim())
  const options = optionsOf({ pages, products, found, recent: typed ? [] : recent })

  const open = ({ id: chosen, to, outside, group }: Option) => {
    // A record's id says nothing about what it is, so only pages and products are kept.
    if (group !== 'found') setRecent([chosen, ...recent.filter(one => one !== chosen)].slice(0, MAX_RECENT))
    onClose()
    if (outside === 'newTab') window.open(to, '_blank', 'noopener')
    else if (outside) window.location.assign(to)
    else void navigate(to)
  }
  const { getInputProps, getListboxProps, getOptionProps, getRootProps, groupedOptions } = useAutocomplete<Option>({
    id,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    options,
    value: null,
    inputValue: typed,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: option => `${option.group} ${option.id}`,
    filterOptions: all => all.filter(option => matches(option, typed)),
    onInputChange: (_, value, reason) => reason === 'input' && setTyped(value),
    onChange: (_, option) => option && open(option),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  })
  const groups = groupedOptions as unknown as { group: Group; index: number; options: Option[] }[]
  return (
    <>
      <div {...getRootProps()} className={styles.field}>
        <Search size={18} aria-hidden="true" />
        <input
          {...getInputProps()}
          // The dialog was opened to type.
          autoFocus
          aria-label={placeholder}
          placeholder={placeholder}
          maxLength={120}
        />
        <IconButton aria-label={text('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div {...(getListboxProps() as object)} className={styles.list} aria-label={text('title')}>
        {groups.map(({ group, index, options: own }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={styles.group}>
              {text(`groups.${group}`)}
            </div>
            {own.map((option, at) => {
              const { key, ...props } = getOptionProps({ option, index: index + at })
              return <OptionRow key={key} {...props} option={option} />
            })}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {searching ? text('searching') : groups.length === 0 && text('none')}
      </p>
      <p className={styles.keys} aria-hidden="true">
        {text('keys')}
      </p>
    </>
  )
}

interface Offered {
  pages: readonly Command[]
  products: readonly Command[]
  found: readonly Command[]
  recent: readonly string[]
}

/** The options group by group: what was found, what was opened last, and everything else. */
function optionsOf({ pages, products, found, recent }: Offered): Option[] {
  const known = [...pages, ...products]
  const last = recent.flatMap(id => known.find(command => command.id === id) ?? [])
  const ofGroup = (group: Group, commands: readonly Command[]) => commands.map(command => ({ ...command, group }))
  return [
    ...ofGroup('found', found),
    ...ofGroup('recent', last),
    ...ofGroup('pages', pages),
    ...ofGroup('products', products),
  ]
}

type OptionRowProps = Omit<ReturnType<ReturnType<typeof useAutocomplete<Option>>['getOptionProps']>, 'key'> & {
  option: Option
}

const OptionRow = ({ option: { label, detail, icon: Icon }, ...props }: OptionRowProps) => (
  <div {...(props as object)} className={styles.option}>
    <Icon size={16} aria-hidden="true" />
    <span>{label}</span>
    {detail && <span className={styles.detail}>{detail}</span>}
  </div>
)
