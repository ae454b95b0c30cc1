import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { uploadEsignFile } from '../../../contracts/calls/esign.ts'
import { stampPaperResource } from '../../../contracts/resources/stampPaper.ts'
import { parseRupees } from '../../components/form/rupees.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { uploadTo } from '../../dataProvider/upload.ts'

/** A chosen certificate, with what is typed about it. */
export interface NewPaper {
  key: number
  chosen: File
  /** Its id once it is uploaded. */
  file: string | null
  number: string
  value: string
  firstParty: string
  secondParty: string
  purchasedOn: string
  /** What is wrong, by the names of the fields; `file` also for the whole. */
  problems: Readonly<Record<string, string>>
}

/** A name such as `IN-KA12345678901234X.pdf` has the number. */
const numberIn = (name: string) => /[A-Za-z]{2}-?[A-Za-z]{2}\d{8,}[A-Za-z]?/.exec(name)?.[0] ?? ''

/** Certificates that are added one after the other. Those that are refused stay, with the reason. */
export function useNewPapers() {
  const dataProvider = useDataProvider()
  const cache = useQueryClient()
  const [papers, setPapers] = useState<readonly NewPaper[]>([])
  const [isBusy, setBusy] = useState(false)
  const lastKey = useRef(0)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (key: number, parts: Partial<NewPaper>) =>
    setPapers(now => now.map(one => (one.key === key ? { ...one, problems: {}, ...parts } : one)))
  const remove = (key: number) => setPapers(now => now.filter(one => one.key !== key))
  const add = (files: readonly File[]) =>
    setPapers(now => {
      const value = now.at(-1)?.value ?? ''
      return [
        ...now,
        ...files.map(chosen => {
          lastKey.current += 1
          const typed = { number: numberIn(chosen.name), value, firstParty: '', secondParty: '', purchasedOn: '' }
          return { key: lastKey.current, chosen, file: null, ...typed, problems: {} }
        }),
      ]
    })

  const send = async (paper: NewPaper, state: string): Promise<void> => {
    const signal = leaving.current?.signal ?? new AbortController().signal
    // A second try does not upload it again.
    const file =
      paper.file ?? (await uploadTo(uploadEsignFile, paper.chosen, { signal, onProgress: () => undefined })).id
    setPapers(now => now.map(one => (one.key === paper.key ? { ...one, file } : one)))
    const { number, value, firstParty, secondParty, purchasedOn } = paper
    const data = {
      file,
      state,
      number,
      valuePaise: parseRupees(value),
      firstParty: firstParty || null,
      secondParty: secondParty || null,
      purchasedOn: purchasedOn || null,
    }
    await dataProvider.create(stampPaperResource.name, { data })
  }

  /** Returns how many were added. */
  const addAll = async (state: string): Promise<number> => {
    setBusy(true)
    let count = 0
    for (const paper of papers) {
      try {
        await send(paper, state)
        count += 1
        remove(paper.key)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const problems = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
        change(paper.key, { problems: error.fields.length > 0 ? problems : { file: error.message } })
      }
    }
    setBusy(false)
    void cache.invalidateQueries()
    return count
  }
  return { papers, isBusy, add, change, remove, addAll }
}
