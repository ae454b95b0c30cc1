import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'

const locale = new URLSearchParams(location.search).get('locale') === 'hi' ? 'hi' : 'en'
document.documentElement.lang = locale

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <GalleryFrame locale={locale}>
      <Gallery />
    </GalleryFrame>
  </StrictMode>,
)
