import { Button, Drawer, IconButton } from '@mui/material'
import { Copy, SlidersHorizontal, SquareStack, Trash2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type EsignFieldKind, fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './Builder.module.css'
import { focusField, useBuilder } from './builder.ts'
import { CopyFields } from './CopyFields.tsx'
import { withField } from './draft.ts'
import { FieldPalette } from './FieldPalette.tsx'
import { FieldProperties } from './FieldProperties.tsx'
import fieldsStyles from './Fields.module.css'
import { FoundFields } from './FoundFields.tsx'
import { PageSheets, type Placing } from './PageSheets.tsx'
import { SelectionProperties } from './SelectionProperties.tsx'
import { useSelectedActions } from './useSelectedActions.ts'

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
  const { draft, sizes, change, selection, lead } = useBuilder()
  const [hasGrid, setGrid] = useState(false)
  const [selected] = selection.fields
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
    selection.select(added.id)
    focusField(added.id)
  }
  const placing: Placing | undefined = kind && {
    kind,
    onPlace: (page, at) => place(kind, page, at),
    onCancel: () => setKind(undefined),
  }
  return (
    <div className={fieldsStyles.workbench}>
      <div className={fieldsStyles.tools}>
        <FieldPalette
          armed={kind}
          onArm={(next, byKeyboard) => {
            setKind(next)
            if (next && byKeyboard) focusPlaceButton(sheets)
          }}
          onDrop={place}
        />
        <FoundFields />
        {!isNarrow && <CopyFields />}
      </div>
      <PageSheets ref={sheets} placing={placing} hasGrid={hasGrid} onGrid={setGrid} />
      {isNarrow ? (
        <>
          {selected && <SelectedBar />}
          <FieldIndex onOpen={index => lead(`fields.${index}`)} />
          <CopyFields />
        </>
      ) : (
        <aside className={fieldsStyles.properties} aria-label={text('fields.properties')}>
          {selected ? (
            <Properties />
          ) : (
            <p className={styles.lead}>{text(draft.fields.length === 0 ? 'fields.how' : 'fields.choose')}</p>
          )}
          {!selected && <FieldIndex onOpen={index => lead(`fields.${index}`)} />}
        </aside>
      )}
    </div>
  )
}

/** Of the selected field, or of all that are selected. */
const Properties = () => {
  const { selection } = useBuilder()
  const [first, second] = selection.fields
  if (second) return <SelectionProperties />
  return first && <FieldProperties key={first.id} field={first} />
}

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

/** On a phone: what can be done with what is selected, and its properties in a sheet. */
const SelectedBar = () => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { selection } = useBuilder()
  const { copy, remove } = useSelectedActions()
  const { fields, isSeveral, setSeveral } = selection
  const [first] = fields
  if (!first) return null
  const name =
    fields.length > 1
      ? text('fields.selected', { smart_count: fields.length })
      : fieldKindFacts[first.kind].label[locale]
  return (
    <div className={fieldsStyles.selectedBar} role="group" aria-label={name}>
      <Button startIcon={<SlidersHorizontal size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('fields.edit')}
      </Button>
      <Button
        aria-pressed={isSeveral}
        startIcon={<SquareStack size={16} aria-hidden="true" />}
        onClick={() => setSeveral(!isSeveral)}
      >
        {isSeveral ? fields.length : text('fields.several')}
      </Button>
      <Button startIcon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        {text('fields.copy')}
      </Button>
      <Button startIcon={<Trash2 size={16} aria-hidden="true" />} onClick={remove}>
        {text('fields.remove')}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <div className={fieldsStyles.sheetHead}>
          <h2 id={titleId}>{text('fields.properties')}</h2>
          <IconButton size="large" aria-label={text('fields.close')} onClick={() => setOpen(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className={fieldsStyles.sheet}>
          <Properties />
        </div>
      </Drawer>
    </div>
  )
}
