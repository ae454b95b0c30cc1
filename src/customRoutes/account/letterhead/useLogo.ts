import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Letterhead } from '../../../../contracts/calls/letterhead.ts'
import { readLogo } from '../../../../contracts/calls/letterhead.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'

export interface Logo {
  content: Blob
  /** Within this page. */
  url: string
}

/** The kept logo, loaded with the user's token; undefined while it loads and without one. */
export function useLogo(logo: Letterhead['logo']): Logo | undefined {
  const [url, setUrl] = useState<{ of: Blob; url: string }>()
  const { data } = useQuery({
    queryKey: ['logo', logo?.sha256],
    queryFn: async () => (await callApiResponse(readLogo, {})).blob(),
    enabled: logo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl({ of: data, url: made })
    return () => URL.revokeObjectURL(made)
  }, [data])
  return logo && data && url?.of === data ? { content: data, url: url.url } : undefined
}
