import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  ESIGN_FIELD_HEADER,
  ESIGN_LINK_HEADER,
  ESIGN_PASS_HEADER,
  type EsignSigning,
  removeEsignAttachment,
  saveEsignLink,
  signEsignLink,
  uploadEsignAttachment,
} from '../../../../contracts/calls/esignLinks.ts'
import { normalisedValue } from '../../../../contracts/esign/valueProblem.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'
import { errorMessage, PublicFailure, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { tellSite } from '../../invitation/site.ts'
import { tokenInAddress } from '../../invitation/useInvitation.ts'
import { usePublicState } from '../../state.ts'
import { linkAddress } from '../addresses.ts'
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

export interface SigningEnds {
  /** The link has ended for another reason. */
  onEnded: (message: string) => void
  /** Inside a site: everything is sent. */
  onSigned: () => void
}

/** What the recipient enters, kept on the way and sent once. */
export function useSigning(signing: EsignSigning, withLink: WithLink, { onEnded, onSigned }: SigningEnds) {
  const { ask, upload } = usePublicApi()
  const { framedBy } = usePublicState()
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

  /** Leads to the end once the server has taken the signature. */
  const conclude = (reply: Concluded) => {
    // A press whose reply was lost has been taken: the link says so when the press is repeated.
    if (reply.state === 'ended' && reply.end !== 'answered') return onEnded(reply.message)
    keepOutcome({ role: signing.role, isLast: reply.state === 'done' && reply.isLast, afterUrl: signing.afterUrl })
    tellSite(framedBy, 'completed')
    // Only the page of the link may be shown inside a site.
    if (framedBy === undefined) location.assign(paths.documentSigned)
    else onSigned()
  }

  /** Shows what the server refuses. Returns the id of the first field of it. */
  const refuse = (thrown: unknown): string | null => {
    const wrong = thrown instanceof PublicFailure ? refusedFields(thrown, fields) : {}
    setRefused(wrong)
    setProblem({
      message: errorMessage(thrown),
      isOutdated: thrown instanceof PublicFailure && thrown.cause === 409,
    })
    return fields.find(({ id }) => id in wrong)?.id ?? null
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
    setValue: (id: string, typed: string) => {
      const field = fields.find(one => one.id === id)
      // As it will stand in the document.
      const value = field?.format || field?.kind === 'number' ? normalisedValue(field, typed) : typed
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
    /** Uploads a file in a field. Null if the link has ended meanwhile. Throws why it is refused. */
    attach: async (id: string, file: File): Promise<Answers | null> => {
      const reply = await withLink(({ token, pass }) =>
        upload(uploadEsignAttachment, file, {
          [ESIGN_LINK_HEADER]: token,
          [ESIGN_FIELD_HEADER]: id,
          ...(pass !== undefined && { [ESIGN_PASS_HEADER]: pass }),
        }),
      )
      if (reply.state === 'ended') {
        onEnded(reply.message)
        return null
      }
      const next = { ...answers, attachments: { ...answers.attachments, [id]: reply.attachment } }
      clearRefusal(id)
      setAnswers(next)
      return next
    },
    /** Takes an upload out of its field. Throws why it cannot be. */
    detach: async (id: string): Promise<void> => {
      const reply = await withLink(link => ask(removeEsignAttachment, { body: { ...link, field: id } }))
      if (reply.state === 'ended') return onEnded(reply.message)
      setAnswers(before => {
        const { [id]: _, ...attachments } = before.attachments
        return { ...before, attachments }
      })
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
        conclude(reply)
        // The button stays busy until the next page has come.
        if (reply.state === 'ended' && reply.end !== 'answered') setBusy(false)
        return null
      } catch (thrown) {
        setBusy(false)
        return refuse(thrown)
      }
    },
    /** Keeps what was entered, and goes to the page of another way of signing. True if that needs a tab of its own, because no site may show it. */
    leaveFor: async (page: 'aadhaarEsign'): Promise<boolean> => {
      setBusy(true)
      setProblem(null)
      try {
        const kept = keptValues(fields, answers)
        const reply = await withLink(link => ask(saveEsignLink, { body: { ...link, values: kept } }))
        if (reply.state === 'saved' && framedBy === undefined) {
          location.assign(linkAddress(page, tokenInAddress()))
          return false
        }
        if (reply.state === 'ended') onEnded(reply.message)
        setBusy(false)
        return reply.state === 'saved'
      } catch (thrown) {
        refuse(thrown)
        setBusy(false)
        return false
      }
    },
    /** What another way of signing sends. */
    keptValues: () => keptValues(fields, answers),
    conclude,
    refuse,
  }
}

type Concluded = Exclude<ReplyOf<typeof signEsignLink>, { state: 'code' }>

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
