/** W3C Shape Detection; no type of TypeScript's names it yet, nor the policy that a document was loaded with. */
type Detector = { detect: (seen: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector };
type PolicedDocument = { featurePolicy?: { allowsFeature: (feature: string) => boolean } };

const detectors = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canReadBarcodes = (): boolean => detectors() !== undefined && "mediaDevices" in navigator;

export const mayUseCamera = (): boolean => (document as PolicedDocument).featurePolicy?.allowsFeature("camera") ?? true;

/** ICCIDs stand on cards as Code 128, on some as a QR code. */
export const barcodeDetector = (): Detector => new (detectors()!)({ formats: ["code_128", "qr_code"] });
