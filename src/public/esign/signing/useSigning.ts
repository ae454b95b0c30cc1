import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type EsignSigning, saveEsignLink, signEsignLink } from '../../../../contracts/calls/esignLinks.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { errorMessage, PublicFailure, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import {
  type Answers,
  firstAnswers,
  isFillable,
  keptValues,
  openFields,
  type Picture,
  type PictureKind,
  pictureKindOf,
} from './answers.ts'
import { keepOutcome } from './outcome.ts'
import { inReadingOrder } from './readingOrder.ts'
import type { WithLink } from './useEsignLink.ts'

/** After the last change of a value. */
const SAVE_AFTER_MS = 1_200

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed'

interface Problem {
  message: string
  /** The document has changed or it is not the person's turn: the page must be loaded again. */
  isOutdated: boolean
}

/** What the recipient enters, kept on the way and sent once. */
export function useSigning(signing: EsignSigning, withLink: WithLink, onEnded: (message: string) => void) {
  const { ask } = usePublicApi()
  const [answers, setAnswers] = useState<Answers>(() => firstAnswers(signing.fields))
  const [saved, setSaved] = useState<SaveState>('saved')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const fields = useMemo(() => inReadingOrder(signing.fields), [signing.fields])
  const open = openFields(fields, answers)

  const save = async () => {
    setSaved('saving')
    try {
      const values = keptValues(fields, answers)
      const reply = await withLink(link => ask(saveEsignLink, { body: { ...link, values } }))
      if (reply.state === 'ended') return onEnded(reply.message)
      // What was entered meanwhile is saved next.
      setSaved(now => (now === 'saving' ? 'saved' : now))
    } catch {
      setSaved(now => (now === 'saving' ? 'failed' : now))
    }
  }
  const saveChanges = useEffectEvent(() => {
    if (saved === 'changed') void save()
  })

  const { values } = answers
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew.
  useEffect(() => {
    if (saved !== 'changed') return undefined
    const timer = setTimeout(() => saveChanges(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [saved, values])

  useEffect(() => {
    // Whoever changes to another app, or closes the page, finds everything there again.
    const leave = () => {
      if (document.visibilityState === 'hidden') saveChanges()
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])

  const clearRefusal = (...ids: string[]) => {
    setProblem(null)
    setRefused(before => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))))
  }

  return {
    fields,
    answers,
    open,
    /** How many fields wait for the recipient altogether, whether required or not. */
    count: fields.filter(isFillable).length,
    saved,
    refused,
    problem,
    isBusy,
    save,
    setValue: (id: string, value: string) => {
      clearRefusal(id)
      setSaved('changed')
      setAnswers(before => ({ ...before, values: { ...before.values, [id]: value } }))
    },
    /** Puts a picture in a field. Initials go in all fields for them; so does a signature in those that are optional, because the server draws it there as well. */
    place: (id: string, kind: PictureKind, picture: Picture): Answers => {
      const alike = fields.filter(field => pictureKindOf(field) === kind)
      const placed = [id, ...alike.filter(field => kind === 'initials' || !field.required).map(field => field.id)]
      const next = {
        ...answers,
        placed: new Set([...answers.placed, ...placed]),
        pictures: { ...answers.pictures, [kind]: picture },
      }
      clearRefusal(...placed)
      setAnswers(next)
      return next
    },
    /** Sends everything, once. Returns the id of the first field that the server refuses. */
    finish: async (): Promise<string | null> => {
      setBusy(true)
      setProblem(null)
      setRefused({})
      const { signature, initials } = usedPictures(answers, fields)
      try {
        const body = { sha256: signing.sha256, values: keptValues(fields, answers), signature, initials }
        const reply = await withLink(link => ask(signEsignLink, { body: { ...link, ...body } }))
        // A press whose reply was lost has been taken: the link says so when the press is repeated.
        if (reply.state === 'ended' && reply.end !== 'answered') onEnded(reply.message)
        else {
          keepOutcome({ role: signing.role, isLast: reply.state === 'done' && reply.isLast })
          location.assign(paths.documentSigned)
          return null
        }
      } catch (thrown) {
        const wrong = thrown instanceof PublicFailure ? refusedFields(thrown, fields) : {}
        setRefused(wrong)
        setProblem({
          message: errorMessage(thrown),
          isOutdated: thrown instanceof PublicFailure && thrown.cause === 409,
        })
        setBusy(false)
        return fields.find(({ id }) => id in wrong)?.id ?? null
      }
      setBusy(false)
      return null
    },
  }
}

export type Signing = ReturnType<typeof useSigning>

/** The pictures that stand in a field. */
function usedPictures({ placed, pictures }: Answers, fields: Signing['fields']) {
  const isUsed = (kind: PictureKind) => fields.some(field => pictureKindOf(field) === kind && placed.has(field.id))
  return {
    signature: isUsed('signature') ? pictures.signature : null,
    initials: isUsed('initials') ? pictures.initials : null,
  }
}

/** The messages of an error about `values.<id>`, or about a picture, by the ids of the fields. */
function refusedFields({ fields: said }: PublicFailure, fields: Signing['fields']): Record<string, string> {
  const messages = fields.map(field => {
    const kind = pictureKindOf(field)
    return [field.id, said[`values.${field.id}`] ?? (kind && said[kind])] as const
  })
  return Object.fromEntries(messages.filter((entry): entry is readonly [string, string] => Boolean(entry[1])))
}
