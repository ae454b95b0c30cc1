import { useState } from 'react'
import { LINK_HEADER, PASS_HEADER, uploadCaseFile } from '../../../../contracts/calls/caseLinks.ts'
import { errorMessage, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { AttachedFile } from './entries.ts'

interface Link {
  token: string
  pass: string | null
}

/** Uploads files one by one. What went wrong is kept for whoever shows it; the files before it are there. */
export function useUpload({ token, pass }: Link) {
  const { upload } = usePublicApi()
  const [uploading, setUploading] = useState<string | null>(null)
  const [error, setError] = useState('')
  const headers = { [LINK_HEADER]: token, ...(pass !== null && { [PASS_HEADER]: pass }) }
  return {
    /** The name of the file that is on its way. */
    uploading,
    error,
    send: async (files: readonly File[]): Promise<AttachedFile[]> => {
      const stored: AttachedFile[] = []
      setError('')
      try {
        for (const file of files) {
          setUploading(file.name)
          stored.push({ id: (await upload(uploadCaseFile, file, headers)).id, name: file.name })
        }
      } catch (thrown) {
        setError(errorMessage(thrown))
      } finally {
        setUploading(null)
      }
      return stored
    },
  }
}
