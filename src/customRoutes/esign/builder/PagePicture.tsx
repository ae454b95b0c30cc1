import { FileWarning } from 'lucide-react'
import type { RenderTask } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { DraftPage } from '../../../../contracts/esign/draft.ts'
import { useBlobImage } from '../../../components/useBlobImage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'
import styles from './Fields.module.css'

/** Sharp enough for any screen; more would only cost memory. */
const MAX_RATIO = 2
/** Pages this near to the view are drawn, so that they are there when they are scrolled to. */
const NEAR = '800px'

interface PagePictureProps {
  page: DraftPage
  /** CSS pixels. */
  width: number
  height: number
}

/** A page as it is shown: cropped, and turned by what its file says and by what the sender added. Drawn only near the view. */
export const PagePicture = ({ page, width, height }: PagePictureProps) => {
  const text = useTexts('esignBuilder')
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const [hasFailed, setFailed] = useState(false)
  const { files } = useBuilder()
  const type = files.get(page.file)?.type
  return (
    <div ref={frame} className={styles.picture} style={{ width, height }}>
      {isNear && type === 'pdf' && <PdfPage page={page} width={width} onFail={setFailed} />}
      {isNear && type && type !== 'pdf' && <Picture page={page} width={width} height={height} onFail={setFailed} />}
      {hasFailed && (
        <p role="status" className={styles.failed}>
          <FileWarning size={16} aria-hidden="true" /> {text('notDrawn')}
        </p>
      )}
    </div>
  )
}

interface ContentProps {
  page: DraftPage
  width: number
  onFail: (hasFailed: boolean) => void
}

const PdfPage = ({ page: { file, page: number, rotate }, width, onFail }: ContentProps) => {
  const { documents } = useBuilder()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let task: RenderTask | undefined
    let isLeft = false
    const draw = async () => {
      const source = await documents.open({ id: file, type: 'pdf' })
      if (isLeft || source.kind !== 'pdf') return
      const page = await source.document.getPage(number)
      if (isLeft || !canvas.current) return
      const rotation = (page.rotate + rotate) % 360
      const plain = page.getViewport({ scale: 1, rotation })
      const ratio = Math.min(window.devicePixelRatio, MAX_RATIO)
      const viewport = page.getViewport({ scale: (width * ratio) / plain.width, rotation })
      canvas.current.width = Math.round(viewport.width)
      canvas.current.height = Math.round(viewport.height)
      task = page.render({ canvas: canvas.current, viewport })
      await task.promise
      onFail(false)
    }
    draw().catch(() => {
      if (!isLeft) onFail(true)
    })
    return () => {
      isLeft = true
      task?.cancel()
    }
  }, [documents, file, number, rotate, width, onFail])
  return <canvas ref={canvas} aria-hidden="true" />
}

const Picture = ({ page: { file, rotate }, width, height, onFail }: ContentProps & { height: number }) => {
  const { documents, files } = useBuilder()
  const [content, setContent] = useState<Blob>()
  const type = files.get(file)?.type ?? 'png'
  useEffect(() => {
    let isLeft = false
    documents.open({ id: file, type }).then(
      source => {
        if (!isLeft && source.kind === 'picture') setContent(source.content)
      },
      () => {
        if (!isLeft) onFail(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [documents, file, type, onFail])
  const image = useBlobImage(content)
  const isOnSide = rotate % 180 !== 0
  return (
    <img
      ref={image}
      alt=""
      style={{
        width: isOnSide ? height : width,
        height: isOnSide ? width : height,
        transform: `translate(-50%, -50%) rotate(${rotate}deg)`,
      }}
    />
  )
}

/** Whether an element is in the view or near it. */
function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(entries => setNear(entries.some(entry => entry.isIntersecting)), {
      rootMargin: NEAR,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
