import sharp from 'sharp'

// Images are processed concurrently, each on one core.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
