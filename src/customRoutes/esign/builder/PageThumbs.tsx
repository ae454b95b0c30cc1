import { IconButton, Tooltip } from '@mui/material'
import { ArrowLeft, ArrowRight, RotateCw, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftPage } from '../../../../contracts/esign/draft.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import documentsStyles from './Documents.module.css'
import { moved, withoutPage, withPageTurned } from './draft.ts'
import { PagePicture } from './PagePicture.tsx'

/** The pages in order: moved by buttons or by dragging, turned, and removed. */
export const PageThumbs = () => {
  const text = useTexts('esignBuilder')
  const { draft, change } = useBuilder()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const count = draft.pages.length

  const move = (from: number, to: number) => {
    change(now => ({ ...now, pages: moved(now.pages, from, to) }))
    say(text('pages.moved', { page: from + 1, to: to + 1 }))
  }
  const remove = (index: number, id: string) => {
    change(now => withoutPage(now, id))
    say(text('pages.removed', { page: index + 1 }))
    // The button that was pressed is gone.
    const next = list.current?.children[index + 1] ?? list.current?.children[index - 1]
    next?.querySelector('button')?.focus()
  }
  const dragged = useDragOrder(list, move)
  return (
    <Section title={text('pages.title', { smart_count: count })}>
      <ol ref={list} className={documentsStyles.thumbs}>
        {draft.pages.map((page, index) => (
          <li key={page.id} draggable data-index={index} data-dragged={dragged === index || undefined}>
            <Thumb page={page} index={index} />
            <div className={documentsStyles.thumbActions}>
              <ThumbAction
                label={text('pages.earlier', { page: index + 1 })}
                icon={ArrowLeft}
                isOff={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <ThumbAction
                label={text('pages.later', { page: index + 1 })}
                icon={ArrowRight}
                isOff={index === count - 1}
                onClick={() => move(index, index + 1)}
              />
              <TurnButton page={page} index={index} />
              <ThumbAction
                label={text('pages.remove', { page: index + 1 })}
                icon={Trash2}
                onClick={() => remove(index, page.id)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="hidden-text" role="status">
        {said}
      </p>
    </Section>
  )
}

/** Moves items by dragging them with a mouse; the buttons do the same for everybody. The index of the dragged item, or undefined. */
function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const drop = useEffectEvent((to: number) => {
    if (dragged !== undefined && dragged !== to) onMove(dragged, to)
  })
  useEffect(() => {
    const { current } = list
    if (!current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const indexAt = ({ target }: DragEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      return item ? Number(item.dataset.index) : undefined
    }
    current.addEventListener('dragstart', event => setDragged(indexAt(event)), { signal })
    current.addEventListener('dragend', () => setDragged(undefined), { signal })
    current.addEventListener(
      'dragover',
      event => {
        // Files are for the drop zone.
        if (indexAt(event) !== undefined && !event.dataTransfer?.types.includes('Files')) event.preventDefault()
      },
      { signal },
    )
    current.addEventListener(
      'drop',
      event => {
        const to = indexAt(event)
        if (to === undefined || event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        drop(to)
      },
      { signal },
    )
    return () => leaving.abort()
  }, [list])
  return dragged
}

const WIDTH = 124
const HEIGHT = 160

const Thumb = ({ page, index }: { page: DraftPage; index: number }) => {
  const text = useTexts('esignBuilder')
  const { files, sizes, draft } = useBuilder()
  const size = sizes.get(page.id)
  const fields = draft.fields.filter(field => field.page === page.id).length
  if (!size) return <div className={documentsStyles.thumb} />
  const scale = Math.min(WIDTH / size.width, HEIGHT / size.height)
  return (
    <div className={documentsStyles.thumb}>
      <PagePicture page={page} width={Math.round(size.width * scale)} height={Math.round(size.height * scale)} />
      <span className={documentsStyles.thumbName} title={files.get(page.file)?.name}>
        <b>{index + 1}</b> {fields > 0 && text('pages.fields', { smart_count: fields })}
      </span>
    </div>
  )
}

const TurnButton = ({ page, index }: { page: DraftPage; index: number }) => {
  const text = useTexts('esignBuilder')
  const { change, files } = useBuilder()
  return (
    <ThumbAction
      label={text('pages.turn', { page: index + 1 })}
      icon={RotateCw}
      onClick={() => change(draft => withPageTurned(draft, page.id, files))}
    />
  )
}

interface ThumbActionProps {
  label: string
  icon: typeof Trash2
  isOff?: boolean
  onClick: () => void
}

const ThumbAction = ({ label, icon: Icon, isOff = false, onClick }: ThumbActionProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      className={styles.icon}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  </Tooltip>
)
