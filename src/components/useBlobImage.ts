import { useCallback } from 'react'

/** The `ref` of an image that shows a loaded file. The file has an address within this page only, and only while the image is shown. */
export const useBlobImage = (content: Blob | undefined) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !content) return
      const url = URL.createObjectURL(content)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [content],
  )
