import { useEffect, useState } from 'react'
import { editEnvelope } from '../../../../contracts/calls/esign.ts'
import { callApi, type SuccessReply } from '../../../dataProvider/api.ts'

const EVERY_MS = 10_000
/** So long the server takes a page that was left or reloaded for an open one. */
const LEFT_MS = 35_000

export type Editors = SuccessReply<typeof editEnvelope>

/** Who else has the draft open, and which revision is saved; asked again and again while the page is in the view. */
export function useEditors(id: string): Editors | undefined {
  const [editors, setEditors] = useState<Editors>()
  const [editor] = useState(() => crypto.getRandomValues(new Uint32Array(3)).join('-'))
  useEffect(() => {
    let isLeft = false
    const began = Date.now()
    const isNoFormerPage = ({ isYou }: { isYou: boolean }) => !isYou || Date.now() - began > LEFT_MS
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      callApi(editEnvelope, { params: { id }, body: { editor } }).then(
        reply => !isLeft && setEditors({ ...reply, others: reply.others.filter(isNoFormerPage) }),
        // It is asked again; whatever matters is said when the draft is saved.
        () => {},
      )
    }
    ask()
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [id, editor])
  return editors
}
