/** The pages beside the list, the detail and the templates. */
export { default as AnalyticsPage } from './AnalyticsPage.tsx'
export { default as DownloadPage } from './DownloadPage.tsx'
export { default as SettingsPage } from './SettingsPage.tsx'
