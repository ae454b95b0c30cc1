import { Button, Drawer, IconButton } from '@mui/material'
import { Copy, SlidersHorizontal, Trash2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type EsignFieldKind, fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { withField, withFieldCopied, withoutField } from './draft.ts'
import { FieldPalette } from './FieldPalette.tsx'
import { FieldProperties } from './FieldProperties.tsx'
import { FoundFields } from './FoundFields.tsx'
import { PageSheets, type Placing } from './PageSheets.tsx'

/** Fields are placed on the pages: by mouse, by touch or by keyboard. */
export const FieldsStep = () => {
  const text = useTexts('esignBuilder')
  const { draft, lead, placingFor } = useBuilder()
  if (draft.pages.length === 0) return <Missing words={text('fields.noPages')} onGo={() => lead('pages')} />
  if (!placingFor) return <Missing words={text('fields.noSigners')} onGo={() => lead('recipients')} />
  return <Fields recipient={placingFor.id} />
}

/** Stands in the palette's place. */
const Missing = ({ words, onGo }: { words: string; onGo: () => void }) => {
  const text = useTexts('esignBuilder')
  return (
    <div data-path="palette">
      <InlineAlert
        tone="info"
        action={
          <Button size="small" color="inherit" onClick={onGo}>
            {text('fields.go')}
          </Button>
        }
      >
        {words}
      </InlineAlert>
    </div>
  )
}

const Fields = ({ recipient }: { recipient: string }) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const isNarrow = useIsNarrow(1200)
  const { draft, sizes, change, selected, select, lead } = useBuilder()
  /** What the next press on a page places. */
  const [kind, setKind] = useState<EsignFieldKind>()
  const sheets = useRef<HTMLDivElement>(null)

  const place = (placed: EsignFieldKind, page: string, at?: { x: number; y: number }) => {
    const size = sizes.get(page)
    if (!size) return
    const label = fieldKindFacts[placed].label[locale]
    const next = withField(draft, { kind: placed, page, recipient, label }, size, at)
    const added = next.fields.at(-1)
    if (next === draft || !added) return
    change(() => next)
    setKind(undefined)
    select(added.id)
    focusField(added.id)
  }
  const placing: Placing | undefined = kind && {
    kind,
    onPlace: (page, at) => place(kind, page, at),
    onCancel: () => setKind(undefined),
  }
  return (
    <div className={styles.workbench}>
      <div className={styles.tools}>
        <FieldPalette
          armed={kind}
          onArm={(next, byKeyboard) => {
            setKind(next)
            if (next && byKeyboard) focusPlaceButton(sheets)
          }}
          onDrop={place}
        />
        <FoundFields />
      </div>
      <PageSheets ref={sheets} placing={placing} />
      {isNarrow ? (
        <>
          {selected && <SelectedBar key={selected.id} />}
          <FieldIndex onOpen={index => lead(`fields.${index}`)} />
        </>
      ) : (
        <aside className={styles.properties} aria-label={text('fields.properties')}>
          {selected ? (
            <FieldProperties key={selected.id} field={selected} />
          ) : (
            <p className={styles.lead}>{text(draft.fields.length === 0 ? 'fields.how' : 'fields.choose')}</p>
          )}
          {!selected && <FieldIndex onOpen={index => lead(`fields.${index}`)} />}
        </aside>
      )}
    </div>
  )
}

/** After it has been drawn. */
const focusField = (id: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus())

/** The keyboard goes to the page that is in the view. */
function focusPlaceButton({ current }: { current: HTMLElement | null }): void {
  requestAnimationFrame(() => {
    const page = current?.querySelector('[data-in-view] [data-place], [data-place]')
    if (page instanceof HTMLElement) page.focus()
  })
}

/** All fields in their order, for whoever looks for one or cannot hit it on the page. */
const FieldIndex = ({ onOpen }: { onOpen: (index: number) => void }) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft } = useBuilder()
  return (
    <ul className={styles.problems}>
      {draft.fields.map((field, index) => (
        <li key={field.id}>
          <button type="button" onClick={() => onOpen(index)}>
            {text('fields.on', {
              kind: field.label || fieldKindFacts[field.kind].label[locale],
              page: draft.pages.findIndex(({ id }) => id === field.page) + 1,
            })}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** On a phone: what can be done with the selected field, and its properties in a sheet. */
const SelectedBar = () => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { selected, select, change, sizes } = useBuilder()
  if (!selected) return null
  const { id, kind, page } = selected
  const size = sizes.get(page)
  return (
    <div className={styles.selectedBar} role="group" aria-label={fieldKindFacts[kind].label[locale]}>
      <Button startIcon={<SlidersHorizontal size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('fields.edit')}
      </Button>
      <Button
        startIcon={<Copy size={16} aria-hidden="true" />}
        onClick={() => size && change(draft => withFieldCopied(draft, id, size))}
      >
        {text('fields.copy')}
      </Button>
      <Button
        startIcon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => {
          change(draft => withoutField(draft, id))
          select(undefined)
        }}
      >
        {text('fields.remove')}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <div className={styles.sheetHead}>
          <h2 id={titleId}>{text('fields.properties')}</h2>
          <IconButton size="large" aria-label={text('fields.close')} onClick={() => setOpen(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.sheet}>
          <FieldProperties field={selected} />
        </div>
      </Drawer>
    </div>
  )
}
