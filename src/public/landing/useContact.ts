import { useEffect, useState } from 'react'
import { contactForm, contactProductName } from '../../../contracts/calls/demo.ts'
import { bannerLimits } from '../../../contracts/publicLimits.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { type ContactField, type ContactValues, emptyContact, invalidContactFields } from './contactRules.ts'

interface Banner {
  kind: 'success' | 'error'
  message: string
}

/** The contact form's state; what comes of it shows for five seconds (A126). */
export function useContact() {
  const text = useTexts('publicChallanLanding')
  const { ask } = usePublicApi()
  const [values, setValues] = useState(emptyContact)
  const [wrong, setWrong] = useState<ContactField[]>([])
  const [busy, setBusy] = useState(false)
  const [banner, setBanner] = useState<Banner | null>(null)

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(null), bannerLimits.standardMs)
    return () => clearTimeout(timer)
  }, [banner])

  function type(field: ContactField, value: string): void {
    setValues(shown => ({ ...shown, [field]: value }))
    setWrong(wrong.filter(one => one !== field))
  }

  /** Answers the first field that is wrong. */
  async function send(): Promise<ContactField | undefined> {
    const found = invalidContactFields(values)
    setWrong(found)
    if (found.length > 0) return found[0]
    setBusy(true)
    setBanner(null)
    setBanner(await outcomeOf(values))
    setBusy(false)
    return undefined
  }

  async function outcomeOf(body: ContactValues): Promise<Banner> {
    try {
      const reply = await ask(contactForm, { body: { ...body, productName: contactProductName } })
      if (reply.code !== 100) return { kind: 'error', message: reply.message }
      setValues(emptyContact)
      return { kind: 'success', message: text('contact.sent') }
    } catch (error) {
      return { kind: 'error', message: errorMessage(error) }
    }
  }

  return { values, wrong, busy, banner, type, send }
}
