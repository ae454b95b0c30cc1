import { useQuery } from '@tanstack/react-query'
import { type Letterhead, readLogo } from '../../../../contracts/calls/letterhead.ts'
import { useBlobImage } from '../../../components/useBlobImage.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'

/** The kept logo as a file, loaded with the user's token; undefined while it loads and without one. */
export function useLogo(logo: Letterhead['logo']): Blob | undefined {
  const { data } = useQuery({
    queryKey: ['logo', logo?.sha256],
    queryFn: async () => (await callApiResponse(readLogo, {})).blob(),
    enabled: logo !== null,
    // Another logo has another key.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return logo ? data : undefined
}

interface LogoImageProps {
  content: Blob
  alt: string
  width?: string
}

export const LogoImage = ({ content, alt, width }: LogoImageProps) => (
  <img ref={useBlobImage(content)} alt={alt} width={width} />
)
