/** Of the list of uploads, in the storage of the tab. */
export const uploadMemoryKey = 'uploads'
