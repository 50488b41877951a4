export const uploadMemoryKey = 'uploads'
