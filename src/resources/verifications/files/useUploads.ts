import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deleteFile, type UploadedFile, unlockFile } from '../../../../contracts/calls/files.ts'
import { callApi } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { upload } from '../../../dataProvider/upload.ts'
import { readFiles, writeFiles } from './fileValue.ts'

/** A chosen file on its way to the server. */
export interface Upload {
  key: number
  file: File
  /** From 0 to 1; undefined while it waits for the one before. */
  share?: number
  /** Why it was not stored. */
  error?: string
}

/** A file on the server; `chosen` is missing if it was not uploaded by this form, such as a sample. */
export interface ReadyFile {
  id: string
  stored?: UploadedFile
  chosen?: File
}

/** An encrypted file whose password is missing cannot be checked. */
export const needsPassword = (file: ReadyFile | undefined): boolean =>
  file?.stored?.isLocked === true && !file.stored.isUnlocked

/** The files of one input: uploads them one after the other, so that they keep their order, and writes their ids into its value. */
export function useUploads(value: string, onChange: (value: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [known, setKnown] = useState<Record<string, ReadyFile>>({})
  const lastKey = useRef(0)
  const ids = readFiles(value)

  const change = (nextIds: readonly string[], next: Upload[], files = known) => {
    setUploads(next)
    setKnown(files)
    const pending = next.some(({ error }) => error === undefined)
    const isStuck = next.length > 0 || nextIds.some(id => needsPassword(files[id]))
    onChange(writeFiles(nextIds, pending ? 'uploading' : isStuck ? 'failed' : undefined))
  }
  const update = (key: number, changes: Partial<Upload>) =>
    uploads.map(one => (one.key === key ? { ...one, ...changes } : one))

  const current = uploads.find(({ error }) => error === undefined)
  const onProgress = useEffectEvent((key: number, share: number) => setUploads(update(key, { share })))
  const onStored = useEffectEvent(({ key, file }: Upload, stored: UploadedFile) => {
    const rest = uploads.filter(one => one.key !== key)
    change([...ids, stored.id], rest, { ...known, [stored.id]: { id: stored.id, stored, chosen: file } })
  })
  const onFailed = useEffectEvent((key: number, error: string) => change(ids, update(key, { error })))
  const send = useEffectEvent((one: Upload, signal: AbortSignal) => {
    upload(one.file, { signal, onProgress: share => onProgress(one.key, share) }).then(
      stored => onStored(one, stored),
      (error: CallError) => {
        if (!signal.aborted) onFailed(one.key, error.message)
      },
    )
  })
  const begin = useEffectEvent((signal: AbortSignal) => current && send(current, signal))
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when another file is next
  useEffect(() => {
    const leaving = new AbortController()
    begin(leaving.signal)
    return () => leaving.abort()
  }, [current?.key])

  return {
    uploads,
    ready: ids.map((id): ReadyFile => known[id] ?? { id }),
    add: (files: readonly File[]) =>
      change(ids, [
        ...uploads,
        ...files.map(file => {
          lastKey.current += 1
          return { key: lastKey.current, file }
        }),
      ]),
    retry: (key: number) =>
      change(
        ids,
        uploads.map(one => (one.key === key ? { key, file: one.file } : one)),
      ),
    cancel: (key: number) =>
      change(
        ids,
        uploads.filter(one => one.key !== key),
      ),
    remove(id: string) {
      // If this fails, the server deletes the file by itself, because no check uses it.
      if (known[id]?.stored) callApi(deleteFile, { params: { id } }).catch(() => {})
      change(
        ids.filter(one => one !== id),
        uploads,
      )
    },
    /** Keeps the password of an encrypted file on the server until the file has been read. Throws a CallError. */
    async unlock(id: string, password: string) {
      const stored = await callApi(unlockFile, { params: { id }, body: { password } })
      change(ids, uploads, { ...known, [id]: { ...known[id], id, stored } })
    },
    moveUp(id: string) {
      const at = ids.indexOf(id)
      const next = ids.with(at, ids[at - 1] as string).with(at - 1, id)
      change(next, uploads)
    },
  }
}
