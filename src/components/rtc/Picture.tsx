import { useCallback } from 'react'

interface PictureProps {
  stream: MediaStream | null
  label: string
  className?: string | undefined
  /** One's own voice is not played. */
  isMuted?: boolean
  onElement?: (video: HTMLVideoElement | null) => void
}

/** A live picture with its sound. */
export const Picture = ({ stream, label, className, isMuted = false, onElement }: PictureProps) => {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video && video.srcObject !== stream) video.srcObject = stream
      onElement?.(video)
    },
    [stream, onElement],
  )
  return (
    <video ref={show} className={className} autoPlay playsInline muted={isMuted} aria-label={label}>
      {/* What is said is live; whoever does not hear reads what is typed. */}
      <track kind="captions" />
    </video>
  )
}
