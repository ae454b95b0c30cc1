import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type readInquiryFile, startInquiryRows } from '../../../contracts/calls/inquiryFiles.ts'
import { INQUIRY_ROWS } from '../../../contracts/inquiries/file.ts'
import type { LawfulBasis, SectionName, SubjectKind } from '../../../contracts/inquiries/sections.ts'
import type { Purpose } from '../../../contracts/platform/codes.ts'
import { useToast } from '../../components/useToast.ts'
import { callApi, type SuccessReply } from '../../dataProvider/api.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'

type Row = SuccessReply<typeof readInquiryFile>['rows'][number]

/** A row that can start. */
export type ReadyRow = Omit<Row, 'problems' | 'kind' | 'purpose' | 'basis'> & {
  kind: SubjectKind
  purpose: Purpose
  basis: LawfulBasis
}

interface Terms {
  sections: readonly SectionName[]
  keepDays: number
}

/** Starts the rows in parts. A part that is sent again after a lost reply starts nothing twice: its key is the file's, its place and what it asks. */
export function useStartRows(rows: readonly ReadyRow[], terms: Terms, mostOf: (row: ReadyRow) => number) {
  const text = useTexts('inquiriesScreen')
  const toast = useToast()
  const cache = useQueryClient()
  const key = keyOf([rows, terms])
  const fresh = () => ({
    key,
    file: crypto.randomUUID(),
    done: 0,
    busy: false,
    problem: undefined as string | undefined,
  })
  const [kept, setState] = useState(fresh)
  // Another file, or other terms, begin anew.
  const state = kept.key === key || kept.busy ? kept : { ...kept, done: 0, problem: undefined }
  const start = async () => {
    if (state.busy) return
    const begun = kept.key === key ? kept : fresh()
    let at = begun.done === rows.length ? 0 : begun.done
    setState({ ...begun, done: at, busy: true, problem: undefined })
    try {
      for (; at < rows.length; at += INQUIRY_ROWS) {
        const part = rows.slice(at, at + INQUIRY_ROWS)
        await callApi(startInquiryRows, {
          body: {
            file: begun.file,
            sections: [...terms.sections],
            keepDays: terms.keepDays,
            rows: [...part],
            atMostPaise: part.reduce((sum, row) => sum + mostOf(row), 0),
          },
          idempotencyKey: `${begun.file}-${keyOf(part)}-${at}`,
        })
        setState({ ...begun, done: Math.min(at + INQUIRY_ROWS, rows.length), busy: true, problem: undefined })
      }
      toast(text('file.done', { count: rows.length }), 'success')
      setState({ ...begun, done: rows.length, busy: false, problem: undefined })
      void cache.invalidateQueries()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState({ ...begun, done: at, busy: false, problem: error.message })
    }
  }
  return { done: state.done, busy: state.busy, problem: state.problem, start: () => void start() }
}

/** Short, and another one for other rows. */
const keyOf = (part: unknown): string => {
  let sum = 0
  for (const character of JSON.stringify(part)) sum = (sum * 31 + character.charCodeAt(0)) >>> 0
  return sum.toString(36)
}
