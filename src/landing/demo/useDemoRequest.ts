import { useEffect, useRef, useState } from 'react'
import { oceanDemoQuery } from '../../../contracts/calls/demo.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { type DemoForm, invalidDemoFields, toDemoRequest } from './demoForm.ts'

type Wrong = ReturnType<typeof invalidDemoFields>
type Outcome = { kind: 'error' | 'success'; message: string }

async function send(form: DemoForm): Promise<Outcome> {
  try {
    const { code, message } = await callApiReply(oceanDemoQuery, { body: toDemoRequest(form) })
    return { kind: code === codes.ok ? 'success' : 'error', message }
  } catch (error) {
    return { kind: 'error', message: (error as Error).message }
  }
}

/** Validates and sends a demo request, one at a time. A problem is shown in a banner for ten seconds (A126). */
export function useDemoRequest() {
  const [wrong, setWrong] = useState<Wrong>([])
  const [banner, setBanner] = useState<Wrong[number]['banner'] | null>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** Set synchronously, so that it also stops a second click before the button is rendered as busy. */
  const sending = useRef(false)

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(null), limits.banner.demoMs)
    return () => clearTimeout(timer)
  }, [banner])

  /** Returns the first field that must be corrected. */
  function submit(form: DemoForm): Wrong[number]['field'] | undefined {
    if (sending.current) return undefined
    const found = invalidDemoFields(form)
    setWrong(found)
    setBanner(found[0]?.banner ?? null)
    if (!found[0]) void finish(form)
    return found[0]?.field
  }

  async function finish(form: DemoForm): Promise<void> {
    sending.current = true
    setBusy(true)
    setOutcome(await send(form))
    setBusy(false)
    sending.current = false
  }

  const corrected = (field: keyof DemoForm) => setWrong(last => last.filter(one => one.field !== field))
  return { wrong, banner, busy, outcome, submit, corrected, forget: () => setOutcome(null) }
}
