import { IconButton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleX, LocateFixed, Minus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { revealDocumentField } from '../../../contracts/calls/documents.ts'
import { verificationAccessLog } from '../../../contracts/calls/verifications.ts'
import { useCanCall, useCanEdit } from '../../authProvider/session.ts'
import { MaskedValue } from '../../components/MaskedValue.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { callQueryKey } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import styles from './Document.module.css'
import type { Lit, ShownDocument } from './document.ts'
import { useFieldValue } from './useFieldValue.ts'

type Field = ShownDocument['fields'][number]

interface FieldRowProps {
  id: string
  field: Field
  lit: Lit
}

/** One field: its value with corrections, how sure it is, its local check, and the way to its place on the picture. */
export const FieldRow = ({ id, field, lit }: FieldRowProps) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  const mayAct = useCanEdit()
  const [correcting, setCorrecting] = useState(false)
  const target = `field-${field.at}` as const
  const name = words(`field.${field.name}`)
  const isLit = lit.target === target
  return (
    <li
      className={styles.row}
      data-lit={isLit || undefined}
      data-target={target}
      onPointerEnter={() => lit.light(target)}
    >
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <Value id={id} field={field} name={name} />
        <Check field={field} />
      </div>
      <div className={styles.acts}>
        {field.corrected ? (
          <span title={words('check.corrected')}>
            <ToneChip tone="warning" icon={CircleAlert} label={text('fields.corrected')} />
          </span>
        ) : field.sure ? (
          <ToneChip tone="success" icon={CircleCheck} label={text('fields.sure')} />
        ) : (
          <span title={text('fields.unsureDetail')}>
            <ToneChip tone="warning" icon={CircleAlert} label={text('fields.unsure')} />
          </span>
        )}
        <span className={styles.buttons}>
          <IconButton
            size="small"
            aria-label={text('fields.find', { name })}
            aria-pressed={isLit}
            onFocus={() => lit.light(target)}
            onClick={() => lit.light(target)}
          >
            <LocateFixed aria-hidden="true" />
          </IconButton>
          {mayAct && (
            <IconButton
              size="small"
              aria-label={text('fields.correctNamed', { name })}
              onFocus={() => lit.light(target)}
              onClick={() => setCorrecting(true)}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      {correcting && <CorrectDialog id={id} field={field} name={name} onClose={() => setCorrecting(false)} />}
    </li>
  )
}

/** What holds, with what was read beneath it once somebody has corrected it. */
const Value = ({ id, field, name }: { id: string; field: Field; name: string }) => {
  const text = useTexts('ocr')
  const { short } = useDateFormats()
  const reveal = useRevealField(id, field.at)
  const written = useFieldValue()
  const latest = field.corrections.at(-1)
  const shown = (value: string, corrected: boolean) =>
    field.masked ? (
      <MaskedValue
        key={value}
        value={value}
        name={name}
        {...(reveal && { onReveal: reason => reveal(reason, corrected) })}
      />
    ) : (
      <Plain field={field} value={value} />
    )
  if (!latest) return <div className={styles.value}>{shown(field.value, false)}</div>
  return (
    <>
      <div className={styles.value}>{shown(latest.value, true)}</div>
      <p className={styles.original}>{text('fields.read', { value: written(field.name, field.value) })}</p>
      <p className={styles.original}>{text('fields.by', { by: latest.by, time: short(latest.at) })}</p>
      {field.corrections.slice(0, -1).map(({ value, by, at }) => (
        <p key={at} className={styles.original}>
          {text('fields.earlier', { value: written(field.name, value), by, time: short(at) })}
        </p>
      ))}
    </>
  )
}

const Plain = ({ field, value }: { field: Field; value: string }) => {
  const written = useFieldValue()
  return <span lang={field.script === 'devanagari' ? 'hi' : undefined}>{written(field.name, value)}</span>
}

const checkIcons = { ok: CircleCheck, failed: CircleX, notChecked: Minus } as const
const tones = { ok: 'success', failed: 'danger', notChecked: undefined } as const

const Check = ({ field: { check } }: { field: Field }) => {
  const words = useTexts('documents')
  if (check.code === 'noRule') return null
  const Icon = checkIcons[check.state]
  return (
    <p className={styles.check} data-tone={tones[check.state]}>
      <Icon size={14} aria-hidden="true" />
      {words(`check.${check.code}`)}
    </p>
  )
}

/** Undefined if the role may not reveal values. */
function useRevealField(id: string, field: number) {
  const text = useTexts('ocr')
  const mayReveal = useCanCall(revealDocumentField)
  const toast = useToast()
  const cache = useQueryClient()
  if (!mayReveal) return undefined
  return async (reason: string, corrected: boolean) => {
    try {
      const { value } = await callApi(revealDocumentField, { params: { id }, body: { field, corrected, reason } })
      void cache.invalidateQueries({ queryKey: callQueryKey(verificationAccessLog) })
      return value
    } catch (error) {
      toast((error as CallError).message || text('fields.revealFailed'), 'error')
      throw error
    }
  }
}
