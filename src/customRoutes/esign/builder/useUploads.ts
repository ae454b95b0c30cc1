import { useEffect, useRef, useState } from 'react'
import { uploadEsignFile } from '../../../../contracts/calls/esign.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import { uploadTo } from '../../../dataProvider/upload.ts'
import { useBuilder } from './builder.ts'
import { withFile } from './draft.ts'

/** A chosen file that is not stored yet. */
export interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  share: number
  /** Why it was refused. */
  error?: string
}

/** Uploads files one after the other, so that their pages keep the order in which they were chosen. */
export function useUploads() {
  const { addFile, change } = useBuilder()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const queue = useRef(Promise.resolve())
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const remove = (key: number) => setUploads(now => now.filter(one => one.key !== key))
  const update = (key: number, parts: Partial<Upload>) =>
    setUploads(now => now.map(one => (one.key === key ? { ...one, ...parts } : one)))

  const send = async (key: number, file: File) => {
    const signal = leaving.current?.signal
    if (!signal || signal.aborted) return
    try {
      const stored = await uploadTo(uploadEsignFile, file, { signal, onProgress: share => update(key, { share }) })
      addFile(stored)
      change(draft => withFile(draft, stored))
      remove(key)
    } catch (error) {
      if (error instanceof CallError) update(key, { error: error.fields[0]?.message ?? error.message })
      else if (!signal.aborted) throw error
    }
  }

  const add = (files: readonly File[]) => {
    for (const file of files) {
      lastKey.current += 1
      const key = lastKey.current
      setUploads(now => [...now, { key, name: file.name, share: 0 }])
      queue.current = queue.current.then(() => send(key, file))
    }
  }
  return { uploads, add, remove }
}
